// @vitest-environment happy-dom
import { expect } from 'vitest'
import { nothingWritten } from '#contract/nothing-written.ts'
import { unknownLotFacts } from '#contract/own-lot.ts'
import type { OwnLot, OwnLotContent } from '#contract/own-lot-schemas.ts'
import { fillField, screen } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { LotDialog } from './lot-dialog.tsx'

const page = `Leilão Judicial - Casa no Jardim América
1ª Praça: 10/12/2026 às 14:00 - Lance mínimo: R$ 250.000,00
2ª Praça: 20/12/2026 às 14:00 - Lance mínimo: R$ 150.000,00
Avaliação: R$ 250.000,00
Goiânia/GO. Área construída: 120,00 m². Matrícula nº 12.345`

it('the pasted text of a page fills the fields with the words they rest on; what one changes is saved', async ({
  view: { render, user },
}) => {
  const saved: [OwnLotContent, string][] = []
  render(
    <LotDialog
      lots={0}
      today="2026-11-23"
      onSave={(content, text) => saved.push([content, text])}
      onClose={() => undefined}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Pôr na mesa', hidden: true }))
  screen.getByText('Dê um nome para achar na mesa.')
  await fillField(user, screen.getByLabelText('Texto da página'), page)
  await user.click(screen.getByRole('button', { name: 'Ler o texto', hidden: true }))
  await screen.findByText(/dados achados: confira cada um\.$/)
  expect(screen.getByLabelText<HTMLInputElement>('Avaliação').value).toBe('250.000')
  expect(screen.getAllByText(/250\.000,00/, { selector: 'q' }).length).toBeGreaterThan(0)
  await fillField(user, screen.getByLabelText('Como chamar'), 'Casa da esquina')
  await fillField(user, screen.getByLabelText('Endereço da página'), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Pôr na mesa', hidden: true }))
  expect(saved).toEqual([])
  screen.getByText('Use um endereço que comece com https://')
  await fillField(user, screen.getByLabelText('Endereço da página'), 'https://leiloes.exemplo.com.br/lote/1')
  await user.click(screen.getByRole('button', { name: 'Pôr na mesa', hidden: true }))
  expect(saved).toMatchObject([
    [
      {
        title: 'Casa da esquina',
        evaluationValue: 250_000,
        state: 'GO',
        secondRound: { date: '2026-12-20', price: 150_000 },
        sourceUrl: 'https://leiloes.exemplo.com.br/lote/1',
      },
      page,
    ],
  ])
})

it('the facts of a lot that is on the desk are corrected in the same form, its rounds among them', async ({
  view: { render, user },
}) => {
  const lot: OwnLot = {
    id: 'a0000000-0000-4000-8000-000000000001',
    title: 'Casa da esquina',
    ...unknownLotFacts,
    price: 180_000,
    firstRound: { date: '2026-12-10', time: '14:00', price: 250_000 },
    rooms: 3,
    hasText: true,
    saved_at: '2026-01-10T12:00:00Z',
    ...nothingWritten,
  }
  const saved: [OwnLotContent, string][] = []
  render(
    <LotDialog
      lot={lot}
      lots={200}
      today="2026-11-23"
      onSave={(content, text) => saved.push([content, text])}
      onClose={() => undefined}
    />,
  )
  expect(screen.getByLabelText<HTMLInputElement>('Quartos').value).toBe('3')
  await fillField(user, screen.getByLabelText('Preço de partida'), '150.000')
  await user.click(screen.getByRole('button', { name: 'Salvar os dados', hidden: true }))
  const { title, firstRound, rooms } = lot
  expect(saved).toEqual([[{ ...unknownLotFacts, title, firstRound, rooms, price: 150_000 }, '']])
})
