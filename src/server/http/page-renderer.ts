import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRendererModule, PageRendererOptions, RenderPage } from '#contract/page-rendering.ts'

/** The built pages: the folder of the files that browsers load, beside it the renderer. */
export interface BuiltSite {
  /** `dist/web`. */
  folder: string
  /** `dist/pages/render-page.js`. */
  renderer: string
}

/**
 * Loads the renderer that the build of the pages made.
 * @param answer answers a call of the API as to somebody without an account
 */
export async function loadPageRenderer(
  { folder, renderer }: BuiltSite,
  answer: PageRendererOptions['fetch'],
): Promise<RenderPage> {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const chunks = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as PageRendererOptions['chunks']
  const { createPageRenderer } = (await import(pathToFileURL(renderer).href)) as PageRendererModule
  return createPageRenderer({ template, chunks, fetch: answer })
}
