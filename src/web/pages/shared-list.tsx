import { useQuery } from '@tanstack/react-query'
import type { ErrorCode } from '#contract/error-codes.ts'
import { readSharedListPath, sentParameter } from '#contract/shared-list-path.ts'
import type { SharedPage } from '#contract/shared-list-schemas.ts'
import { sharedPageQuery } from '../data/shared-list/shared-page-query.ts'
import {
  ClosedSharedList,
  FailedSharedList,
  SharedListSkeleton,
} from '../features/shared-list/shared-list-states.tsx'
import { SharedListView } from '../features/shared-list/shared-list-view.tsx'
import { readTextParameter, usePageLocation } from '../framework/page-location.ts'
import { usePageHead } from '../framework/page-head.ts'

const closedText = 'Uma lista de imóveis, para quem tem o link.'

function OpenList({ token, page }: { token: string; page: SharedPage }) {
  const sent = readTextParameter(usePageLocation().query[sentParameter])
  usePageHead({ title: page.title, description: `Imóveis escolhidos por ${page.adviserName}.` })
  return <SharedListView token={token} page={page} sent={sent} />
}

function ClosedList({ code }: { code: ErrorCode | null }) {
  usePageHead({ title: 'Lista fechada', description: closedText, status: 404 })
  return <ClosedSharedList code={code} />
}

function WaitingList({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  usePageHead({ title: 'Lista de imóveis', description: closedText })
  return failed ? <FailedSharedList onRetry={onRetry} /> : <SharedListSkeleton />
}

/** A list for a client, for everybody who has its link. */
export default function SharedListRoute() {
  const token = readSharedListPath(usePageLocation().path) ?? ''
  const { data, isError, refetch } = useQuery(sharedPageQuery(token))
  if (data?.state === 'open') return <OpenList token={token} page={data.page} />
  if (data?.state === 'closed') return <ClosedList code={data.code} />
  return <WaitingList failed={isError} onRetry={() => void refetch()} />
}
