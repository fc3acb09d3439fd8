import type { Context } from 'hono'
import { listFileBytes } from '#contract/file-limits.ts'
import type { ListImportRequest } from '#contract/local-schemas.ts'
import { badRequestRefusal, Refusal } from '../../http/refusal.ts'
import { readUploadForm } from '../../http/upload-form.ts'
import { readListRequest, listTooLarge } from '../import/http-import.ts'

/**
 * Reads a list uploaded by a form.
 * @throws Refusal 400 (fields named), 413, 415
 */
export async function readUpload(c: Context): Promise<{ request: ListImportRequest; bytes: Uint8Array }> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'multipart/form-data') {
    throw new Refusal(
      'unsupported_media_type',
      'Envie o arquivo da lista em multipart/form-data, no campo file.',
    )
  }
  const form = await readUploadForm(c)
  const files = form.getAll('file')
  const [file] = files
  if (!(file instanceof File) || file.size === 0)
    throw badRequestRefusal({ file: 'Escolha o arquivo da lista.' })
  if (files.length > 1) throw badRequestRefusal({ file: 'Envie um arquivo de cada vez.' })
  if (file.size > listFileBytes) throw listTooLarge()
  const request = readListRequest({
    file: nameOf(file),
    partial: form.get('partial') ?? undefined,
    force: form.get('force') ?? undefined,
    date: form.get('date') || null,
  })
  return { request, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** The file's name without folders and control characters, shortened for display in the journal. */
const nameOf = ({ name }: File): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 300) || 'lista.csv'
