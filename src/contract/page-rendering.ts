/** The request for which a page is rendered. */
interface PageRequest {
  /** Path and query of the address. */
  address: string
  /** Whether the request has a session's cookie, valid or not. */
  hasSession: boolean
  /** The key of a visitor of a client's list, on its page alone. */
  visitor?: string | null
  /** The site's address, without a trailing slash. */
  siteUrl: string
  /** Epoch ms. */
  now: number
  /**
   * Answers the API's calls as the account that asks. Without it the page is the same for everybody; with it the page
   * is this account's alone, and no cache may store it.
   */
  answerAccount?: AnswerCall
}

/** A rendered page. */
type PageAnswer =
  | {
      kind: 'page'
      status: number
      html: string
      /** The same without the times of its rendering: two pages that say the same have the same. */
      content: string
      isIndexed: boolean
    }
  /** The address of this site that the page has instead. */
  | { kind: 'redirect'; status: 301 | 302; address: string }

/** Renders pages: the same page for the same request and catalogue, unless it is an account's. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>

/** The part of a call's question that pages ask with. */
interface CallQuestion {
  method: string
  headers: Record<string, string>
  /** JSON. */
  body?: string
}

/** The part of a call's response that pages read. */
export interface CallResponse {
  status: number
  headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** Answers a call of the API. */
export type AnswerCall = (path: string, question: CallQuestion) => Promise<CallResponse>

/** A chunk of the build's manifest (Vite's `manifest.json`), by the name of its source. */
export interface BuiltChunk {
  file: string
  css?: readonly string[]
  imports?: readonly string[]
}

/** The options with which the renderer of pages is created. */
export interface PageRendererOptions {
  /** The built `index.html`, into which pages are written. */
  template: string
  /** The built files, by the names of their sources. */
  chunks: Readonly<Record<string, BuiltChunk>>
  /** Answers the API's calls as for a visitor without an account. */
  fetch: AnswerCall
}

/** The module that the build of the pages gives the server. */
export interface PageRendererModule {
  createPageRenderer(options: PageRendererOptions): Promise<RenderPage>
}
