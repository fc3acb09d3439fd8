import type { UseQueryResult } from '@tanstack/react-query'
import type { z } from 'zod'
import type { LastlinkConfig, LastlinkLogList } from '#contract/payment-schemas.ts'
import { useAdminQuery } from '../use-admin-query.ts'
import type { LogStatusFilter } from './log-rows.ts'

type Logged = z.infer<typeof LastlinkLogList>

/** The configuration of the payment provider's webhook. */
export const useLastlinkConfig = (): UseQueryResult<LastlinkConfig> =>
  useAdminQuery(['lastlink', 'config'], 'GET /api/admin/lastlink/config', {})

const halfAMinute = 30_000

/** The latest 50 events of one status or of any; fetched again while they are on display. */
export const useLastlinkLogs = (status: LogStatusFilter): UseQueryResult<Logged> =>
  useAdminQuery(
    ['lastlink', 'logs'],
    'GET /api/admin/lastlink/logs',
    { query: { limit: 50, ...(status !== null && { status }) } },
    { every: halfAMinute, keep: true },
  )
