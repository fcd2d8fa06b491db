import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist", "src/wire", "src/boards/*/view.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // Types say it better, and the compiler already refuses unused things.
      "@typescript-eslint/no-unused-vars": "off",
      "no-undef": "off",
      // The page has its own small router; links are plain.
      "svelte/no-navigation-without-resolve": "off",
      // What nobody watches need not be watchable; the few that are watched say so.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
