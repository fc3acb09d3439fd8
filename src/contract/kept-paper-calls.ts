import { ActionDone } from './account-schemas.ts'
import type { ApiCall } from './api-call.ts'
import { keptPaperBytes } from './kept-paper-limits.ts'
import {
  KeptPaper,
  KeptPaperInPath,
  KeptPaperLine,
  KeptPapers,
  KeptPapersQuery,
  PaperToKeep,
} from './kept-paper-schemas.ts'

const tag = 'Papéis'

/** Calls about the papers that an account keeps after reading them. */
export const keptPaperCalls = {
  keptPapers: {
    method: 'get',
    path: '/api/papers',
    tag,
    summary: 'Os papéis que a conta guarda, os lidos por último primeiro; sem o que se leu neles',
    access: 'session',
    query: KeptPapersQuery,
    response: KeptPapers,
    errors: ['bad_request'],
  },
  keptPaper: {
    method: 'get',
    path: '/api/papers/{id}',
    tag,
    summary: 'Um papel guardado, com o que se leu nele',
    access: 'plan',
    pathParameters: KeptPaperInPath,
    response: KeptPaper,
    errors: ['bad_request', 'paper_not_found', 'paper_unreadable'],
  },
  keepPaper: {
    method: 'put',
    path: '/api/papers/{id}',
    tag,
    summary: 'Guarda o que se leu num papel, cifrado; o que já há com este id é trocado',
    description: 'Só a leitura, nunca o arquivo. A conta de demonstração, que é de todos, não guarda papéis.',
    access: 'plan',
    pathParameters: KeptPaperInPath,
    body: PaperToKeep,
    bodyLimit: keptPaperBytes,
    response: KeptPaperLine,
    errors: [
      'bad_request',
      'body_too_large',
      'not_in_demonstration',
      'papers_unavailable',
      'too_many_papers',
      'papers_full',
      'too_many_requests',
    ],
  },
  deleteKeptPaper: {
    method: 'delete',
    path: '/api/papers/{id}',
    tag,
    summary: 'Exclui um papel guardado; repetir não faz mal',
    access: 'session',
    pathParameters: KeptPaperInPath,
    response: ActionDone,
    errors: ['bad_request'],
  },
} as const satisfies Record<string, ApiCall>
