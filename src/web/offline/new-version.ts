import { buttonClass } from '../ui/button.tsx'

const words = {
  waiting: { title: 'Nova versão disponível', action: 'Atualizar' },
  taken: { title: 'O Arremate foi atualizado em outra aba', action: 'Recarregar' },
}

let shown: HTMLElement | null = null

function button(text: string, look: 'primary' | 'quiet', press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = buttonClass(look)
  element.textContent = text
  element.addEventListener('click', press)
  return element
}

/**
 * Offers the new version in a bar at the bottom of the window until it is accepted or postponed. It uses plain
 * elements, because the older version's files may no longer exist.
 */
export function showNewVersion(state: keyof typeof words, onAccept: () => void): void {
  const { title, action } = words[state]
  const hadFocus = shown?.contains(document.activeElement) ?? false
  shown?.remove()
  const bar = document.createElement('section')
  bar.className =
    'fixed inset-x-3 bottom-[calc(var(--bottom-bar)+0.75rem)] z-50 flex flex-wrap items-center justify-end gap-2 rounded-lg border border-line-strong bg-raised-2 p-2 pl-4 shadow-high sm:mx-auto sm:w-112'
  bar.ariaLabel = 'Atualização do Arremate'
  const text = document.createElement('output')
  text.className = 'min-w-0 flex-1 font-medium'
  let before: HTMLElement | null = null
  bar.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !bar.contains(relatedTarget)) before = relatedTarget
  })
  const put = button('Agora não', 'quiet', () => {
    bar.remove()
    const back = before?.isConnected ? before : document.getElementById('main')
    back?.focus({ preventScroll: true })
  })
  const accept = button(action, 'primary', () => {
    for (const one of [accept, put]) one.disabled = true
    onAccept()
  })
  bar.append(text, put, accept)
  document.body.append(bar)
  if (hadFocus) accept.focus()
  // The text goes into an existing live region; otherwise it would not be read out.
  requestAnimationFrame(() => {
    text.textContent = title
  })
  shown = bar
}
