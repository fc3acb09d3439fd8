import { showToast } from './toast.ts'

/**
 * Copies a link to the clipboard, and says whether that worked.
 * @param description what the link opens
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

/**
 * Copies a text to the clipboard, and says whether that worked.
 * @param duration milliseconds of the message, where they are not those of `showToast`
 */
export async function copyText(text: string, done: string, duration?: number): Promise<void> {
  const time = duration === undefined ? {} : { duration }
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: done, ...time })
  } catch {
    showToast({
      title: 'O texto não foi copiado',
      description: 'Selecione o texto e copie pelo navegador.',
      tone: 'risk',
      ...time,
    })
  }
}
