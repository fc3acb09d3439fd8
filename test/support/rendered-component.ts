import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { test } from 'vitest'
import { completeDocument } from './complete-document.ts'

/** One component in a document without layout. */
export interface ShownComponent {
  /** Renders it, or renders it again with other properties. */
  render(component: ReactNode): void
  /** A person with a mouse and a keyboard. */
  user: UserEvent
}

/** A test of one component, without the application around it. */
export const it = test.extend<{ view: ShownComponent }>({
  view: async ({}, use) => {
    completeDocument()
    document.body.innerHTML = '<div></div>'
    const root = createRoot(document.body.firstElementChild as Element)
    await use({
      render: component => flushSync(() => root.render(component)),
      user: userEvent.setup({ delay: null }),
    })
    flushSync(() => root.unmount())
    document.body.innerHTML = ''
  },
})
