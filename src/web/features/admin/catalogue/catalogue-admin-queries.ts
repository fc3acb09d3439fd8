import type { UseQueryResult } from '@tanstack/react-query'
import type { ImportEntry, RefreshState } from '#contract/admin-schemas.ts'
import { useAdminQuery } from '../use-admin-query.ts'

export const refreshQueryKey = ['admin', 'catalogue', 'refresh', {}] as const

/** Whether a refresh of the catalogue runs or waits for its turn. */
export const isRefreshRunning = (state: RefreshState | undefined): boolean =>
  state?.current?.status === 'running' || state?.current?.status === 'waiting'

/** Fetched every two seconds while a refresh runs, otherwise twice a minute. */
export const useRefresh = (): UseQueryResult<RefreshState> =>
  useAdminQuery(
    ['catalogue', 'refresh'],
    'GET /api/admin/catalogue/refresh',
    {},
    {
      every: state => (isRefreshRunning(state) ? 2_000 : 30_000),
    },
  )

/** The latest 50 imports; fetched every three seconds while one of them runs, otherwise twice a minute. */
export const useImports = (): UseQueryResult<ImportEntry[]> =>
  useAdminQuery(
    ['catalogue', 'imports'],
    'GET /api/admin/catalogue/imports',
    { query: { limit: 50 } },
    {
      every: entries =>
        entries?.some(({ status }) => status === 'staging' || status === 'applying') ? 3_000 : 30_000,
    },
  )
