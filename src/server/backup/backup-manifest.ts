import { z } from 'zod'

/** Version of the archive's layout. */
export const backupFormat = 1
export const backupManifestName = 'manifest.json'
/** In bytes; a larger manifest is refused. */
export const maxManifestBytes = 8 * 1024 * 1024

/** Allows `database`, paths under it, and `secrets.json`; no path that leads out of the folder. */
const path = z.string().regex(/^(secrets\.json|database(\/(?!\.{1,2}(\/|$))[\w.-]+)*)$/)

/** The first file of the archive: its contents and the checksums that verify them. */
export const BackupManifest = z.strictObject({
  format: z.literal(backupFormat),
  program: z.literal('arremate'),
  createdAt: z.iso.datetime(),
  /** Names of the migrations applied to the database, in order. */
  migrations: z.array(z.string()).min(1),
  folders: z.array(path),
  files: z.array(z.strictObject({ path, size: z.int().nonnegative(), sha256: z.string().length(64) })),
})
export type BackupManifest = z.infer<typeof BackupManifest>

/** A backup cannot be made or restored; the message is for people, in Portuguese. */
export class BackupFailed extends Error {}
