import { describe, expect, it } from 'vitest'
import { findAskedSituation, namesMatterOf } from './asked-situations.ts'

describe('the situation that a question tells', () => {
  it.each([
    ['meu pai era o dono e perdeu a casa. comprando eu, o iptu fica limitado a 10%?', 'occupant-buys'],
    ['o antigo dono processou pra cancelar o leilao, consigo a posse mesmo assim?', 'owner-lawsuit'],
    ['e se o ocupante quebrar tudo por raiva, o banco desconta alguma coisa?', 'warranty'],
    ['como faco pra saber quanto deve de iptu?', 'find-debts'],
    ['fiquei em primeiro na disputa, e agora?', 'winner'],
  ])('%s', (text, key) => {
    expect(findAskedSituation(text)?.says).toContain(key)
  })

  it('is none where single words say all', () => {
    expect(findAskedSituation('quem paga o condominio atrasado?')).toBeNull()
    expect(findAskedSituation('minha mae quer ver o imovel')).toBeNull()
  })

  it('keeps what is for who lives there from who buys', () => {
    expect(namesMatterOf('being-evicted', 'tem gente morando nesse apartamento?')).toBe(false)
    expect(namesMatterOf('being-evicted', 'moro aqui ha anos, podem me tirar?')).toBe(true)
  })
})
