import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** One call of the API as its documentation tells it. */
export interface Call {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** With `{name}` for what varies. */
  path: `/api/${string}`
  tag: string
  summary: string
  description?: string
  /** What varies in the path. */
  pathParameters?: z.ZodObject
  /** Query parameters; all of them optional where the schema says so. */
  query?: z.ZodObject
  response: z.ZodType
  errors: readonly ErrorCode[]
}
