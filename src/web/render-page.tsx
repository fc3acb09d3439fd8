import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { findSitePage, pagePaths } from '#contract/page-paths.ts'
import type { AnswerCall, PageRendererOptions, RenderPage } from '#contract/page-rendering.ts'
import { Application } from './application.tsx'
import { answerCallsBy, callApi, type SendCall, ServerUnreachable } from './data/api-client.ts'
import { createQueryClient } from './data/query-client.ts'
import { createAssetFinder } from './framework/page-assets.ts'
import type { PageData } from './framework/page-data.ts'
import { DrawnPartsContext, loadAllParts } from './framework/lazy-part.tsx'
import type { PreparePage } from './framework/page-preparation.ts'
import { PageLocationContext, readPageLocation, writePageAddress } from './framework/page-location.ts'
import { type PageHead, PageHeadContext } from './framework/page-head.ts'
import { findPageFile, wideSources } from './routes.tsx'
import { writeDocument } from './framework/write-document.ts'

/** Whether an answer that the page begins with failed, so that the page lacks it for now. */
const hasFailedAnswer = (client: QueryClient): boolean =>
  client.getQueryCache().findAll({ predicate: ({ state }) => state.error instanceof ServerUnreachable })
    .length > 0

/** Turns a browser's request into a question to the API in the same process. */
const sendTo =
  (answer: AnswerCall) =>
  (path: string, { method = 'GET', headers, body }: RequestInit) =>
    answer(path, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { body }),
    })

/** What the pages ask for before they are rendered, by their files. */
const preparations = import.meta.glob<{ preparePage: PreparePage }>('./pages/*.server.ts', { eager: true })

/** Fetches the answers that the page of an address needs, or returns the address to redirect to. */
const preparePage: PreparePage = async preparation => {
  const { path, href, query } = preparation.location
  const page = findSitePage(path)
  if (page?.access === 'account' && !preparation.hasSession)
    return { to: pagePaths.login, search: { redirect: href } }
  if (page?.movedTo !== undefined) return { to: page.movedTo, search: query }
  const file = findPageFile(path, !preparation.hasSession)
  return preparations[`./pages/${file}.server.ts`]?.preparePage(preparation)
}

/** Fetches the account's stored family, which decides the words of its page; `null` = none, or not known now. */
const askHomeProfile = (send: SendCall): Promise<HomeProfile | null> =>
  callApi('GET /api/me', { send }).then(
    ({ home }) => home,
    () => null,
  )

/**
 * Returns the data that a page hands to the browser, without the times at which it was rendered and its data were read.
 */
const omitTimes = (data: PageData<HomeProfile>): PageData<HomeProfile> => ({
  ...data,
  at: 0,
  queries: {
    ...data.queries,
    queries: data.queries.queries.map(query => ({
      ...query,
      dehydratedAt: 0,
      state: { ...query.state, dataUpdatedAt: 0, errorUpdatedAt: 0 },
    })),
  },
})

/**
 * Creates the renderer of all pages, the module that the server loads. It renders the same tree as the browser. The
 * data come from the API, asked as a visitor or, for an account's own page, as the account, and are written into the
 * page for the browser's first render.
 */
export async function createPageRenderer({
  template,
  chunks,
  fetch,
}: PageRendererOptions): Promise<RenderPage> {
  answerCallsBy(sendTo(fetch))
  const findAssets = createAssetFinder(chunks)
  await loadAllParts()
  return async ({ address, hasSession, siteUrl, visitor, now, answerAccount }) => {
    const location = readPageLocation(address)
    const client = createQueryClient()
    const sendAsAccount = answerAccount ? sendTo(answerAccount) : null
    const [instead, home] = await Promise.all([
      preparePage({ location, client, hasSession, visitor: visitor ?? undefined, sendAsAccount }),
      sendAsAccount && askHomeProfile(sendAsAccount),
    ])
    if (instead)
      return { kind: 'redirect', status: instead.status ?? 302, address: writePageAddress(instead) }
    const heads: PageHead[] = []
    const drawn = new Set<string>()
    const markup = renderToString(
      <Application
        client={client}
        rendered={{ at: now, hasSession, key: location.key }}
        home={home}
        at={page => (
          <PageHeadContext value={head => void heads.push(head)}>
            <DrawnPartsContext value={file => void drawn.add(file)}>
              <PageLocationContext value={location}>{page}</PageLocationContext>
            </DrawnPartsContext>
          </PageHeadContext>
        )}
      />,
    )
    const head = heads.at(-1)
    const wide = wideSources[findPageFile(location.path, !hasSession)] ?? []
    const assets = findAssets({ sources: [...drawn], wideSources: wide })
    const data = { at: now, hasSession, ...(home && { home }), queries: dehydrate(client), parts: [...drawn] }
    const write = (pageData: PageData<HomeProfile>) =>
      writeDocument(template, { ...(head && { head }), markup, data: pageData, assets, siteUrl })
    return {
      kind: 'page',
      status: head?.status ?? (hasFailedAnswer(client) ? 503 : 200),
      isIndexed: head?.isIndexed ?? false,
      html: write(data),
      content: write(omitTimes(data)),
    }
  }
}
