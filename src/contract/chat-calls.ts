import { z } from 'zod'
import { ActionDone } from './account-schemas.ts'
import type { ApiCall } from './api-call.ts'
import {
  Chat,
  ChatAnswer,
  ChatChange,
  ChatEvent,
  ChatQuestion,
  Chats,
  ChatSummary,
  NewChat,
  ParseQuestion,
  UnderstoodSearch,
} from './chat-schemas.ts'
import { editalFileSize } from './chat-limits.ts'
import { editalTextBytes, formBytes } from './file-limits.ts'
import { AiAnswer, AiQuestion, EditalAnswer, EditalQuestion } from './edital-schemas.ts'

const tag = 'Consultor'
const id = z.object({ id: z.uuid() })

/** Calls of the consultant: sentences, conversations, editais in plain words. */
export const chatCalls = {
  parseQuery: {
    method: 'post',
    path: '/api/parse-query',
    tag,
    summary: 'Entende uma frase como filtros de busca; não devolve imóveis',
    access: 'public',
    turn: { queue: 'computing', cost: 40 },
    changesNothing: true,
    body: ParseQuestion,
    response: UnderstoodSearch,
    errors: ['bad_request', 'too_many_requests'],
  },
  chats: {
    method: 'get',
    path: '/api/chats',
    tag,
    summary: 'As conversas guardadas, a última usada primeiro',
    access: 'plan',
    response: Chats,
    errors: [],
  },
  newChat: {
    method: 'post',
    path: '/api/chats',
    tag,
    summary: 'Começa uma conversa, com a saudação; com o mesmo id, repetir não duplica',
    access: 'plan',
    body: NewChat,
    response: Chat,
    errors: ['bad_request', 'id_taken', 'too_many_chats'],
  },
  chat: {
    method: 'get',
    path: '/api/chats/{id}',
    tag,
    summary: 'Uma conversa inteira; os imóveis das respostas como são agora',
    access: 'plan',
    pathParameters: id,
    response: Chat,
    errors: ['chat_not_found'],
  },
  renameChat: {
    method: 'patch',
    path: '/api/chats/{id}',
    tag,
    summary: 'Muda o título de uma conversa',
    access: 'plan',
    pathParameters: id,
    body: ChatChange,
    response: ChatSummary,
    errors: ['bad_request', 'chat_not_found'],
  },
  deleteChat: {
    method: 'delete',
    path: '/api/chats/{id}',
    tag,
    summary: 'Exclui uma conversa; repetir não faz mal',
    access: 'plan',
    pathParameters: id,
    response: ActionDone,
    errors: [],
  },
  ask: {
    method: 'post',
    path: '/api/chat',
    tag,
    summary: 'Pergunta ao consultor',
    description:
      'Responde com eventos (text/event-stream): status, text, results, done, error. Com Accept: application/json, com um corpo só.',
    access: 'plan',
    turn: { queue: 'elsewhere', cost: 100 },
    body: ChatQuestion,
    response: ChatAnswer,
    also: 'text/event-stream',
    events: ChatEvent,
    errors: ['bad_request', 'chat_not_found', 'id_taken', 'too_many_chats', 'chat_full', 'too_many_requests'],
  },
  aiChat: {
    method: 'post',
    path: '/api/ai-chat',
    tag,
    summary: 'Uma pergunta sobre um texto, como o de um edital: a resposta só em palavras',
    access: 'plan',
    turn: { queue: 'elsewhere', cost: 100 },
    body: AiQuestion,
    response: AiAnswer,
    errors: ['bad_request', 'unreadable_file', 'too_many_requests'],
  },
  explainEdital: {
    method: 'post',
    path: '/api/notices/explain',
    tag,
    summary: 'Explica um edital: cláusulas por assunto, com risco e a frase em que se apoiam',
    description: 'O texto em JSON, como text/plain, ou o PDF em multipart/form-data (campo file).',
    access: 'plan',
    turn: { queue: 'elsewhere', cost: 100 },
    accepts: ['application/json', 'text/plain', 'multipart/form-data'],
    body: EditalQuestion,
    form: z.object({ file: z.file() }),
    bodyLimit: {
      'application/json': editalTextBytes,
      'text/plain': editalTextBytes,
      'multipart/form-data': editalFileSize + formBytes,
    },
    response: EditalAnswer,
    errors: [
      'bad_request',
      'body_too_large',
      'unsupported_media_type',
      'unreadable_file',
      'too_many_requests',
    ],
  },
} as const satisfies Record<string, ApiCall>
