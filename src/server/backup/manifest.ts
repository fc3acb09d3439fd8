import { z } from 'zod'

/** Of the archive; another one is another layout. */
export const format = 1
export const manifestName = 'manifest.json'
/** Bytes: more is no manifest of ours. */
export const largestManifest = 8 * 1024 * 1024

/** `database`, what is under it, and `secrets.json`: nothing that leads out of the folder. */
const path = z.string().regex(/^(secrets\.json|database(\/(?!\.{1,2}(\/|$))[\w.-]+)*)$/)

/** The first file of the archive: what is in it, and the sums by which one knows that it is whole. */
export const Manifest = z.strictObject({
  format: z.literal(format),
  program: z.literal('arremate'),
  createdAt: z.iso.datetime(),
  /** Names of the migrations the database has, in their order. */
  migrations: z.array(z.string()).min(1),
  folders: z.array(path),
  files: z.array(z.strictObject({ path, size: z.int().nonnegative(), sha256: z.string().length(64) })),
})
export type Manifest = z.infer<typeof Manifest>

/** What is said to people, in Portuguese, when a backup cannot be made or restored. */
export class BackupFailed extends Error {}
