import { titleRecordFileSize } from '#contract/title-record-limits.ts'
import { TitleRecordQuestion, titleRecordTooLong } from '#contract/title-record-schemas.ts'
import type { UploadedDocument } from '../http/document-upload.ts'
import { parseParameters, readBody } from '../http/request-body.ts'

/** The matrícula as people send it. */
export const uploadedTitleRecord: UploadedDocument = {
  readText: c => readBody(c, TitleRecordQuestion),
  checkText: given => parseParameters(TitleRecordQuestion, given),
  fileSize: titleRecordFileSize,
  textTooLong: titleRecordTooLong,
  fileTooLarge: 'O arquivo passa de 25 MB. Envie uma versão menor, ou cole o texto da matrícula.',
  chooseFile: 'Escolha o PDF ou a foto da matrícula.',
  howToSend:
    'Envie o texto da matrícula como JSON ou text/plain, ou o PDF ou a foto em multipart/form-data, no campo file.',
}
