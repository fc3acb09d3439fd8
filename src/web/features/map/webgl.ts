let answer: boolean | null = null

/** Whether this browser can draw the map; found out once. */
export function canDraw(): boolean {
  if (answer !== null) return answer
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  answer = context !== null
  return answer
}
