// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { it } from '#test/support/rendered-component.ts'
import { screen } from '#test/support/rendered-application.ts'
import { RequestRefused, ServerUnreachable } from '../../data/api-client.ts'
import { FailedResult } from './failed-result.tsx'

const retry = () => undefined
const fields = { near: 'Não há município com este nome neste estado.' }

describe('a list that could not be loaded', () => {
  it('says what the server refuses', ({ view }) => {
    view.render(
      <FailedResult error={new RequestRefused(400, 'Confira os campos indicados.', fields)} retry={retry} />,
    )
    expect(screen.getByRole('heading').textContent).toBe('Erro ao buscar imóveis')
    expect(screen.getByText(fields.near)).toBeDefined()
  })

  it('gives advice when the server is away', ({ view }) => {
    view.render(<FailedResult error={new ServerUnreachable('/api/properties')} retry={retry} />)
    expect(screen.getByText('Tente novamente mais tarde ou ajuste os filtros')).toBeDefined()
  })
})
