//! The server: HTTP for the lobby, a WebSocket for each table, one task a table.
