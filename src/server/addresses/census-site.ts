import { states } from '#domain/states.ts'
import { askSite, isOfSite, readSiteText, type SiteOptions } from '../site-files/ask-site.ts'
import { SiteFetchFailed } from '../site-files/site-fetch-failed.ts'
import { listMunicipalities } from '../geo/municipalities.ts'

/** A zip of a municipality's addresses on IBGE's site. */
export interface CensusZip {
  municipality: number
  url: string
  /** For people: `2611606_RECIFE.zip`. */
  name: string
}

/** The states by the first two digits of their municipalities' codes, as IBGE names their folders: `26_PE`. */
const folders = new Map(
  states.map(({ uf }) => {
    const digits = listMunicipalities(uf)[0]?.code.slice(0, 2) ?? ''
    return [digits, `${digits}_${uf}`]
  }),
)

/**
 * Asks the page of a state's folder for its zips, by the seven digits with which each begins; the rest of a name may change.
 * @param base of the folders of municipalities
 * @throws SiteFetchFailed
 */
export async function listCensusZips(
  base: string,
  municipality: number,
  options: SiteOptions,
): Promise<ReadonlyMap<number, CensusZip>> {
  const folder = folders.get(String(municipality).slice(0, 2))
  if (folder === undefined) throw new SiteFetchFailed(`Não há município com o código ${municipality}.`)
  const url = new URL(`${base}/${folder}/`)
  const page = await askSite(() => ({ url, userAgent: undefined }), readSiteText, options)
  const zips = new Map<number, CensusZip>()
  for (const [, href = ''] of page.matchAll(/href="([^"]{1,300}\.zip)"/gi)) {
    const target = URL.canParse(href, url.href) ? new URL(href, url) : null
    const name = target?.pathname.split('/').at(-1) ?? ''
    const code = Number(/^(\d{7})(?!\d)/.exec(name)?.[1])
    if (target === null || Number.isNaN(code) || !isOfSite(target, url)) continue
    zips.set(code, { municipality: code, url: target.href, name: decodeName(name) })
  }
  if (zips.size === 0)
    throw new SiteFetchFailed('A página do IBGE não tem os arquivos de endereços que se esperavam.')
  return zips
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name).slice(0, 120)
  } catch {
    return name.slice(0, 120)
  }
}
