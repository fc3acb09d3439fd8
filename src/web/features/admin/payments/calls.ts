import type { UseQueryResult } from '@tanstack/react-query'
import type { z } from 'zod'
import type { LastlinkConfig, LastlinkLogs } from '#contract/payments.ts'
import { useAsked } from '../use-asked.ts'
import type { StatusFilter } from './log-rows.ts'

type Logged = z.infer<typeof LastlinkLogs>

export const useConfig = (): UseQueryResult<LastlinkConfig> =>
  useAsked(['lastlink', 'config'], 'GET /api/admin/lastlink/config', {})

const halfAMinute = 30_000

/** The latest 50 events of one status or of any; fetched again while they are on display. */
export const useLogs = (status: StatusFilter): UseQueryResult<Logged> =>
  useAsked(['lastlink', 'logs'], 'GET /api/admin/lastlink/logs', {
    query: { limit: 50, ...(status !== null && { status }) },
    every: halfAMinute,
    keep: true,
  })
