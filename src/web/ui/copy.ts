import { showToast } from './toast/toast.ts'

/**
 * A link into the clipboard, and says whether it got there.
 * @param description what the link brings
 */
export async function copyLink(url: string, description?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Link copiado!', ...(description !== undefined && { description }) })
  } catch {
    showToast({
      title: 'O link não foi copiado',
      description: 'Copie o endereço da página no navegador.',
      tone: 'risk',
    })
  }
}
