import type { Property } from '#contract/property-schemas.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { listingCity, listingTitle } from '../listing/listing-words.ts'

const notCopied = (description: string) =>
  showToast({ title: 'Erro ao copiar', description, tone: 'risk', isBrief: true })

/** Copies the property number to the clipboard. */
export async function copyPropertyNumber(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id)
    showToast({ title: 'ID copiado!', isBrief: true })
  } catch {
    notCopied('Não foi possível copiar o ID')
  }
}

/** Shares the property by the device's share sheet; without one, copies the link to the clipboard. */
export async function shareProperty(property: Property): Promise<void> {
  const url = new URL(writePropertyAddress(property), window.location.origin).href
  if ('share' in navigator) {
    try {
      await navigator.share({ title: `${listingTitle(property)}, ${listingCity(property)}`, url })
      return
    } catch (error) {
      // Closing the device's share sheet is not a failure: nothing is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Link copiado!', isBrief: true })
  } catch {
    notCopied('Não foi possível copiar o link')
  }
}
