import type { ApiCall } from './api-call.ts'
import { bankPageBytes, listFileBytes } from './file-limits.ts'
import { DetailOutcome } from './import-schemas.ts'
import { DatabaseCopy, ImportEvent, ListImportRequest, PageImportRequest } from './local-schemas.ts'

const tag = 'Comandos desta máquina'

/**
 * What the commands of the server's own machine (import, backup) ask of the server that has the database. Not part of
 * the public API: mounted by the same rules, but not documented.
 */
export const localCalls = {
  importList: {
    method: 'post',
    path: '/api/local/imports',
    tag,
    summary: 'Recebe uma lista da Caixa; uma linha de JSON a cada passo',
    access: 'local',
    accepts: ['application/octet-stream'],
    query: ListImportRequest,
    bodyLimit: listFileBytes,
    response: ImportEvent,
    content: 'application/x-ndjson',
    errors: ['bad_request', 'import_running', 'body_too_large'],
  },
  importPage: {
    method: 'post',
    path: '/api/local/details',
    tag,
    summary: 'Recebe uma página de imóvel da Caixa',
    access: 'local',
    accepts: ['application/octet-stream'],
    query: PageImportRequest,
    bodyLimit: bankPageBytes,
    response: DetailOutcome,
    errors: ['bad_request', 'import_running', 'body_too_large'],
  },
  copyDatabase: {
    method: 'post',
    path: '/api/local/backup',
    tag,
    summary: 'Copia o banco de dados para o comando de backup',
    access: 'local',
    response: DatabaseCopy,
    content: 'application/x-ndjson',
    errors: ['not_found', 'not_ready'],
  },
} as const satisfies Record<string, ApiCall>
