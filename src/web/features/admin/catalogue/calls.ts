import type { UseQueryResult } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  ImportEntry as EntrySchema,
  ImportEntries,
  ImportResult as ResultSchema,
  RefreshState as RefreshSchema,
} from '#contract/admin.ts'
import { useAsked } from '../use-asked.ts'

export type ImportEntry = z.infer<typeof EntrySchema>
export type ImportResult = z.infer<typeof ResultSchema>
export type RefreshState = z.infer<typeof RefreshSchema>

export const refreshKey = ['admin', 'catalogue', 'refresh', {}] as const

export const isUnderWay = (state: RefreshState | undefined): boolean =>
  state?.current?.status === 'running' || state?.current?.status === 'waiting'

/** Fetched every two seconds while a refresh runs, otherwise twice a minute. */
export const useRefresh = (): UseQueryResult<RefreshState> =>
  useAsked(['catalogue', 'refresh'], 'GET /api/admin/catalogue/refresh', {
    every: state => (isUnderWay(state) ? 2_000 : 30_000),
  })

export const useImports = (): UseQueryResult<z.infer<typeof ImportEntries>> =>
  useAsked(['catalogue', 'imports'], 'GET /api/admin/catalogue/imports', {
    query: { limit: 50 },
    every: entries =>
      entries?.some(({ status }) => status === 'staging' || status === 'applying') ? 3_000 : 30_000,
  })
