/** The name of the WebGL renderer; `null` when WebGL is not available. It is determined once. */
let renderer: string | null | undefined

function rendererOf(): string | null {
  if (renderer !== undefined) return renderer
  const context = document.createElement('canvas').getContext('webgl2')
  const named = context?.getExtension('WEBGL_debug_renderer_info')
  renderer = context && String(named ? context.getParameter(named.UNMASKED_RENDERER_WEBGL) : '')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return renderer
}

/** Whether this browser can draw the map. */
export const canDrawMap = (): boolean => rendererOf() !== null

/** Whether it draws without a graphics processor. */
export const usesSoftwareRendering = (): boolean => /swiftshader|llvmpipe|software/i.test(rendererOf() ?? '')
