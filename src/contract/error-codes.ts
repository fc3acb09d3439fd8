import { z } from 'zod'

/** Every code of an error, with its HTTP status. Codes are stable; messages may change. */
export const errorCodes = {
  bad_request: 400,
  no_session: 401,
  invalid_credentials: 401,
  unauthorized: 401,
  cross_site: 403,
  not_yours: 403,
  password_change_required: 403,
  plan_suspended: 403,
  access_expired: 403,
  not_in_demonstration: 403,
  not_found: 404,
  property_not_found: 404,
  state_not_found: 404,
  place_not_found: 404,
  saved_search_not_found: 404,
  favorite_not_found: 404,
  own_lot_not_found: 404,
  shared_list_not_found: 404,
  shared_list_revoked: 404,
  shared_list_expired: 404,
  shared_list_paused: 404,
  logo_not_found: 404,
  account_not_found: 404,
  chat_not_found: 404,
  session_not_found: 404,
  paper_not_found: 404,
  photo_not_found: 404,
  method_not_allowed: 405,
  import_running: 409,
  id_taken: 409,
  password_changing: 409,
  push_key_changed: 409,
  shared_list_closed: 409,
  paper_unreadable: 409,
  papers_unavailable: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  weak_password: 422,
  wrong_password: 422,
  no_password: 422,
  link_invalid: 422,
  too_many_favorites: 422,
  too_many_saved_searches: 422,
  too_many_clients: 422,
  too_many_expenses: 422,
  too_many_own_lots: 422,
  too_many_shared_lists: 422,
  shared_list_full: 422,
  too_many_chats: 422,
  too_many_papers: 422,
  papers_full: 422,
  chat_full: 422,
  unreadable_file: 422,
  unreadable_picture: 422,
  too_many_requests: 429,
  sign_in_by_mail: 429,
  internal_error: 500,
  database_unavailable: 503,
  not_ready: 503,
  server_busy: 503,
  photos_unavailable: 503,
  push_unavailable: 503,
  telegram_unavailable: 503,
  storage_unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorCodes

export const ErrorBody = z
  .strictObject({
    error: z.strictObject({
      code: z
        .string()
        .regex(/^[a-z]+(_[a-z]+)*$/)
        .describe('Código estável, em snake_case'),
      message: z.string().describe('Mensagem para pessoas, em português'),
      fields: z.record(z.string(), z.string()).optional().describe('O que está errado em cada campo'),
    }),
  })
  .meta({ id: 'Error', description: 'Corpo de toda resposta que não é 2xx' })
export type ErrorBody = z.infer<typeof ErrorBody>
