// What whoever sees the hands is shown beside them. Few do, so it is fetched for them alone.
export { default as BestChoice } from "./BestChoice.svelte";
export { default as ChanceBar } from "./ChanceBar.svelte";
export { default as Commentary } from "./Commentary.svelte";
