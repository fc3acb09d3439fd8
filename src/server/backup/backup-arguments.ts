import { parseArgs } from 'node:util'

/** The command was called with arguments it does not accept; the message is for people, in Portuguese. */
export class WrongBackupUsage extends Error {}

/**
 * Parses one file and `--force`.
 * @throws WrongBackupUsage
 */
export function parseBackupArguments(args: readonly string[]): { file: string; force: boolean } {
  let parsed: { values: { force?: boolean }; positionals: string[] }
  try {
    parsed = parseArgs({ args: [...args], options: { force: { type: 'boolean' } }, allowPositionals: true })
  } catch (error) {
    const option = args.find(arg => arg.startsWith('-') && !/^--force$/.test(arg))
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
  return { file, force: parsed.values.force ?? false }
}
