export { displayName, headName } from '#domain/property/names.ts'
