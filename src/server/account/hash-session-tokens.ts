import { createHash } from 'node:crypto'
import type { DBAdapter } from 'better-auth'

/**
 * Returns the hash that is stored instead of a session's random token, so that a reader of the database or of a backup
 * cannot use it.
 */
export const hashSessionToken = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Condition {
  field: string
  value: unknown
}

/** The part of the adapter's questions that can hold a token. */
interface Question {
  model: string
  where?: Condition[]
  data?: Record<string, unknown>
  update?: Record<string, unknown>
}

type Method = (question: Question) => Promise<unknown>

const methods = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
  'incrementOne',
] as const

/**
 * Lets the sign-in library, which knows no hashed session tokens, store only their hashes: tokens in its queries are hashed
 * before they reach the database, and in the answer the hash of a token that was asked for is replaced by the token. Any
 * other stays a hash.
 */
export function hashSessionTokens<Adapter extends Pick<DBAdapter, (typeof methods)[number]>>(
  adapter: Adapter,
): Adapter {
  const wrapped = Object.fromEntries(
    methods.map(name => {
      const method = adapter[name] as unknown as Method
      return [name, (question: Question) => askHashed(method, question)]
    }),
  )
  const { transaction } = adapter as Partial<Pick<DBAdapter, 'transaction'>>
  return {
    ...adapter,
    ...wrapped,
    ...(transaction && {
      transaction: <T>(work: Parameters<DBAdapter['transaction']>[0]) =>
        transaction(inner => work(hashSessionTokens(inner))) as Promise<T>,
    }),
  }
}

async function askHashed(method: Method, question: Question): Promise<unknown> {
  if (question.model !== 'session') return method(question)
  const tokens = new Map<unknown, string>()
  const hash = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hash)
    if (typeof value !== 'string') return value
    const hashed = hashSessionToken(value)
    tokens.set(hashed, value)
    return hashed
  }
  const hashIn = (values: Record<string, unknown>) =>
    'token' in values ? { ...values, token: hash(values.token) } : values
  const restore = (row: unknown): unknown =>
    typeof row === 'object' && row !== null && 'token' in row && tokens.has(row.token)
      ? { ...row, token: tokens.get(row.token) }
      : row
  const answer = await method({
    ...question,
    ...(question.where && {
      where: question.where.map(each =>
        each.field === 'token' ? { ...each, value: hash(each.value) } : each,
      ),
    }),
    ...(question.data && { data: hashIn(question.data) }),
    ...(question.update && { update: hashIn(question.update) }),
  })
  return Array.isArray(answer) ? answer.map(restore) : restore(answer)
}
