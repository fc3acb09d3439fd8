import { z } from 'zod'
import type { ApiCall } from './api-call.ts'
import { titleRecordTextBytes, formBytes } from './file-limits.ts'
import { plainWordsLimits, titleRecordFileSize } from './title-record-limits.ts'
import {
  PlainWords,
  PlainWordsQuestion,
  TitleRecordAnswer,
  TitleRecordEvent,
  TitleRecordQuestion,
} from './title-record-schemas.ts'

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
    turn: { queue: 'elsewhere', cost: 100 },
    accepts: ['application/json', 'text/plain', 'multipart/form-data'],
    body: TitleRecordQuestion,
    form: z.object({ file: z.file() }),
    bodyLimit: {
      'application/json': titleRecordTextBytes,
      'text/plain': titleRecordTextBytes,
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
  writePlainWords: {
    method: 'post',
    path: '/api/title-records/plain-words',
    tag: 'Papéis',
    summary: 'Diz em palavras mais simples os trechos de uma matrícula, sem acrescentar nada',
    description:
      'Só com um modelo de linguagem ligado. O que ele escreve é conferido com o trecho: número, data, nome, ato, tipo de ônus ou conselho que o trecho não tem faz as palavras caírem (null). Nada é guardado.',
    access: 'plan',
    turn: { queue: 'elsewhere', cost: 100 },
    body: PlainWordsQuestion,
    // A character takes up to six bytes as JSON writes it.
    bodyLimit: plainWordsLimits.passages * plainWordsLimits.length * 6 + 1024,
    response: PlainWords,
    errors: ['bad_request', 'body_too_large', 'too_many_requests'],
  },
} as const satisfies Record<string, ApiCall>
