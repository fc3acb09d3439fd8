import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { AddressOutcome, AddressProgress } from '#contract/address-schemas.ts'
import { states } from '#domain/states.ts'
import type { Database } from '../database/database.ts'
import { listMunicipalities } from '../geo/municipalities.ts'
import type { SiteOptions } from '../site-files/ask-site.ts'
import { downloadFile, type FileValidators } from '../site-files/download-file.ts'
import { SiteFetchFailed } from '../site-files/site-fetch-failed.ts'
import { noteAsked, noteImported, readAddressBooks } from './address-book-store.ts'
import { CensusFileRefused } from './census-file-refused.ts'
import { type CensusZip, listCensusZips } from './census-site.ts'
import type { ImportedMunicipality } from './census-task.ts'
import {
  countPlaced,
  listCatalogueMunicipalities,
  placeListings,
  type PlacingOptions,
} from './place-listings.ts'
import { runCensusTask } from './run-census-task.ts'

/** The lock of imports of addresses: two at once would write the same files. */
const addressLock = 'addresses'

/** Another import of addresses runs. */
export class AddressImportRunning extends Error {
  constructor() {
    super('Já há uma importação de endereços em andamento. Tente de novo quando ela acabar.')
  }
}

export interface AddressImport extends Omit<PlacingOptions, 'onProgress'> {
  site: Omit<SiteOptions, 'signal'> & {
    /** The folders of municipalities on IBGE's site. */
    base: string
  }
  onProgress?: ((progress: AddressProgress, file: string) => void) | undefined
  onOutcome: (outcome: AddressOutcome) => void
}

/** Names a municipality for people: `Porto Ferreira, SP`. */
export function nameMunicipality(code: number): string {
  const digits = String(code)
  for (const { uf } of states) {
    const [first] = listMunicipalities(uf)
    if (first?.code.slice(0, 2) !== digits.slice(0, 2)) continue
    const found = listMunicipalities(uf).find(each => each.code === digits)
    if (found !== undefined) return `${found.name}, ${uf}`
  }
  return digits
}

/**
 * Imports a zip of the census on this machine, of a municipality or a state, and places the listings there.
 * @throws AddressImportRunning; LockLost; the reason of `signal`; what the file system throws
 */
export function importAddressFile(db: Database, path: string, options: AddressImport): Promise<void> {
  return whileHeld(db, options, held =>
    importZip(db, { path, name: basename(path), only: null, validators: noValidators }, held),
  )
}

const noValidators: FileValidators = { etag: null, lastModified: null }

/**
 * Downloads the zips of municipalities one after the other, imports each, deletes it, and places the listings there. What IBGE has
 * not changed is skipped; one that fails does not keep the others from being asked for.
 * @throws AddressImportRunning; LockLost; the reason of `signal`
 */
export function fetchAddresses(
  db: Database,
  municipalities: readonly number[],
  options: AddressImport,
): Promise<void> {
  return whileHeld(db, options, async held => {
    const pages = new Map<string, ReadonlyMap<number, CensusZip>>()
    for (const municipality of municipalities) {
      held.signal.throwIfAborted()
      await fetchOne(db, municipality, pages, held)
    }
  })
}

async function whileHeld(
  db: Database,
  options: AddressImport,
  work: (options: AddressImport) => Promise<void>,
): Promise<void> {
  const ended = await db.exclusively(addressLock, async held => {
    const signal = AbortSignal.any([held, options.signal])
    await work({ ...options, signal })
    return true
  })
  if (ended === null) throw new AddressImportRunning()
}

async function fetchOne(
  db: Database,
  municipality: number,
  pages: Map<string, ReadonlyMap<number, CensusZip>>,
  options: AddressImport,
): Promise<void> {
  const { folder, now, signal, site, onProgress, onOutcome } = options
  const file = nameMunicipality(municipality)
  try {
    const state = String(municipality).slice(0, 2)
    const zips = pages.get(state) ?? (await listCensusZips(site.base, municipality, { ...site, signal }))
    pages.set(state, zips)
    const zip = zips.get(municipality)
    if (zip === undefined) throw new SiteFetchFailed('O IBGE não tem um arquivo deste município.')
    const known = (await readAddressBooks(db)).find(each => each.municipality === municipality)
    const downloaded = await downloadFile(zip, {
      ...site,
      signal,
      folder: join(folder, 'downloads'),
      userAgent: undefined,
      known: known?.importedAt == null ? null : known,
      onProgress: share => onProgress?.({ phase: 'downloading', share, rows: 0 }, zip.name),
    })
    if (downloaded === 'unchanged') {
      await noteAsked(db, municipality, { at: now(), failure: null })
      return onOutcome({ status: 'unchanged', municipality, name: file })
    }
    const { path, ...validators } = downloaded
    // A file that is stopped in the middle is read again from this machine; one that was refused is of no use.
    await importZip(db, { path, name: zip.name, only: municipality, validators }, options)
    await rm(path, { force: true })
  } catch (error) {
    if (!(error instanceof SiteFetchFailed)) throw error
    await noteAsked(db, municipality, { at: now(), failure: error.message })
    onOutcome({ status: 'failed', file, reason: error.message })
  }
}

interface ImportedZip {
  path: string
  /** For people. */
  name: string
  only: number | null
  validators: FileValidators
}

async function importZip(
  db: Database,
  { path, name, only, validators }: ImportedZip,
  options: AddressImport,
): Promise<void> {
  const { folder, now, signal, run = runCensusTask, onProgress, onOutcome } = options
  const imported: ImportedMunicipality[] = []
  let refusal: string | null = null
  try {
    await run(
      { kind: 'import', path, folder, only },
      {
        signal,
        onProgress: (share, rows) => onProgress?.({ phase: 'reading', share, rows }, name),
        onImported: municipality => imported.push(municipality),
      },
    )
  } catch (error) {
    if (!(error instanceof CensusFileRefused)) throw error
    refusal = error.message
  }
  const places = imported.length === 0 ? [] : await listCatalogueMunicipalities(db)
  for (const municipality of imported) {
    await noteImported(db, municipality, { file: name, at: now(), validators })
    const place = places.find(({ code }) => code === municipality.municipality)
    if (place !== undefined)
      await placeListings(db, place, {
        ...options,
        onProgress: share => onProgress?.({ phase: 'placing', share, rows: municipality.rows }, name),
      })
    onOutcome({
      status: 'done',
      ...municipality,
      name: nameMunicipality(municipality.municipality),
      file: name,
      placed: place === undefined ? {} : await countPlaced(db, place),
    })
  }
  if (refusal === null) return
  if (only !== null) await noteAsked(db, only, { at: now(), failure: refusal })
  onOutcome({ status: 'failed', file: name, reason: refusal })
}
