# One small image with one program: the page, the games and the database are inside it.
#   docker build -t lazaret . && docker run -p 1347:1347 -v lazaret:/data lazaret

FROM node:22-slim AS page
WORKDIR /src
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web ci
COPY . .
RUN npm --prefix web run build

FROM rust:1.95-slim AS program
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /src
COPY . .
COPY --from=page /src/web/dist web/dist
RUN cargo build --release --locked -p lazaret

FROM debian:stable-slim
RUN useradd --system --uid 1347 --home-dir /data lazaret && install --directory --owner=lazaret --mode=0700 /data
COPY --from=program /src/target/release/lazaret /usr/local/bin/lazaret
USER lazaret
ENV LAZARET_ADDR=0.0.0.0:1347 LAZARET_DATA=/data
VOLUME /data
EXPOSE 1347
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=10s CMD ["/usr/local/bin/lazaret", "doctor", "--running"]
ENTRYPOINT ["/usr/local/bin/lazaret"]
CMD ["serve"]
