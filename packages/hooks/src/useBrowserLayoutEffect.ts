import { useEffect, useLayoutEffect } from 'react'

/** A layout effect that is silent on the server, where React 18 warns of one. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
