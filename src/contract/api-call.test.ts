import { expect, it } from 'vitest'
import { allCalls } from './all-calls.ts'
import type { ApiCall, CallAccess } from './api-call.ts'

type WithoutTurn<Access extends CallAccess> = Omit<ApiCall, 'access' | 'turn'> & { access: Access }
type Compiles<Access extends CallAccess> = WithoutTurn<Access> extends ApiCall ? true : false

it('a call that is open to everybody does not compile without its turn', () => {
  // The types say so: these lines do not compile otherwise.
  const compiles: { public: Compiles<'public'>; owner: Compiles<'owner'>; plan: Compiles<'plan'> } = {
    public: false,
    owner: false,
    plan: true,
  }
  expect(compiles).toEqual({ public: false, owner: false, plan: true })
  const open = allCalls.filter(({ access }) => access === 'public' || access === 'owner')
  expect(open.filter(({ turn }) => turn === undefined)).toEqual([])
})
