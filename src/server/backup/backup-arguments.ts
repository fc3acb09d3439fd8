import { parseArgs } from 'node:util'

/** The command was called with arguments it does not accept; the message is for people, in Portuguese. */
export class WrongBackupUsage extends Error {}

/** What a command may be asked for besides its file. */
export type BackupOption = 'force' | 'encrypt'

/**
 * Parses one file and the options that the command has.
 * @throws WrongBackupUsage
 */
export function parseBackupArguments(
  args: readonly string[],
  known: readonly BackupOption[],
): { file: string; force: boolean; encrypt: boolean } {
  let parsed: { values: Partial<Record<BackupOption, boolean | string>>; positionals: string[] }
  try {
    parsed = parseArgs({
      args: [...args],
      options: Object.fromEntries(known.map(name => [name, { type: 'boolean' as const }])),
      allowPositionals: true,
    })
  } catch (error) {
    const option = args.find(arg => arg.startsWith('-') && !known.some(name => arg === `--${name}`))
    throw new WrongBackupUsage(
      option ? `Opção desconhecida: ${option}.` : 'As opções não foram entendidas.',
      {
        cause: error,
      },
    )
  }
  const [file, ...others] = parsed.positionals
  if (file === undefined || file === '') throw new WrongBackupUsage('Diga o arquivo da cópia.')
  if (others.length > 0) throw new WrongBackupUsage('Diga um só arquivo.')
  const { force = false, encrypt = false } = parsed.values
  return { file, force: force === true, encrypt: encrypt === true }
}
