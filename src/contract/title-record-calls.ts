import { z } from 'zod'
import type { ApiCall } from './api-call.ts'
import { editalTextBytes, formBytes } from './file-limits.ts'
import { titleRecordFileSize } from './title-record-limits.ts'
import { TitleRecordAnswer, TitleRecordEvent, TitleRecordQuestion } from './title-record-schemas.ts'

/** Calls about the papers of a property: what a matrícula says. */
export const titleRecordCalls = {
  explainTitleRecord: {
    method: 'post',
    path: '/api/title-records/explain',
    tag: 'Papéis',
    summary:
      'Lê uma matrícula: atos, donos, ônus e o que ainda vale, cada um com as palavras em que se apoia',
    description:
      'O texto em JSON ou como text/plain; o PDF, mesmo digitalizado, ou a foto em multipart/form-data (campo file). Nada é guardado. Com Accept: application/x-ndjson, uma linha a cada página.',
    access: 'plan',
    accepts: ['application/json', 'text/plain', 'multipart/form-data'],
    body: TitleRecordQuestion,
    form: z.object({ file: z.file() }),
    bodyLimit: {
      'application/json': 2 * editalTextBytes,
      'text/plain': editalTextBytes,
      'multipart/form-data': titleRecordFileSize + formBytes,
    },
    also: 'application/x-ndjson',
    events: TitleRecordEvent,
    response: TitleRecordAnswer,
    errors: [
      'bad_request',
      'body_too_large',
      'unsupported_media_type',
      'unreadable_file',
      'too_many_requests',
    ],
  },
} as const satisfies Record<string, ApiCall>
