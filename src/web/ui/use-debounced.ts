import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for `wait` ms. */
export function useDebounced<T>(value: T, wait: number): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}
