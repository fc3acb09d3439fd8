import { editalFileSize } from '#contract/chat-limits.ts'
import { EditalQuestion, editalTooLong } from '#contract/edital-schemas.ts'
import type { UploadedDocument } from '../http/document-upload.ts'
import { parseParameters, readBody } from '../http/request-body.ts'

/** The edital as people send it. */
export const uploadedEdital: UploadedDocument = {
  readText: c => readBody(c, EditalQuestion),
  checkText: given => parseParameters(EditalQuestion, given),
  fileSize: editalFileSize,
  textTooLong: editalTooLong,
  fileTooLarge: 'O PDF passa de 15 MB. Salve uma versão menor, ou cole o texto das páginas com as regras.',
  chooseFile: 'Escolha o PDF do edital.',
  howToSend:
    'Envie o texto do edital como JSON ou text/plain, ou o PDF em multipart/form-data, no campo file.',
}
