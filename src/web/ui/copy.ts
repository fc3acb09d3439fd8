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

/** A text into the clipboard, and says whether it got there. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: done, duration: 2_000 })
  } catch {
    showToast({
      title: 'O texto não foi copiado',
      description: 'Selecione o texto e copie pelo navegador.',
      tone: 'risk',
      duration: 2_000,
    })
  }
}
