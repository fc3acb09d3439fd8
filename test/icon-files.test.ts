import { expect, it } from 'vitest'
import { writeIconImports } from '../scripts/lib/import-icon-files.ts'

const files = new Map([
  ['ArrowUp', 'arrow-up'],
  ['X', 'x'],
])

it.each([
  ['import { X } from "lucide-react";', 'import X from "lucide-react/icons/x";'],
  [
    'import { ArrowUp as Up, X } from "lucide-react";',
    'import Up from "lucide-react/icons/arrow-up"; import X from "lucide-react/icons/x";',
  ],
  ['import { X, Unknown } from "lucide-react";', 'import { X, Unknown } from "lucide-react";'],
  ['import { X } from "elsewhere";', 'import { X } from "elsewhere";'],
])('icons are imported from their own files: %s', (code, written) => {
  expect(writeIconImports(code, files)).toBe(written)
})
