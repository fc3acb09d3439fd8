export { present } from '#contract/present.ts'
