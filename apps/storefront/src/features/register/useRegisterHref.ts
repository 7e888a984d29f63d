import { useLocation } from 'react-router-dom'
import { type RegisterHref, registerHrefAt } from './registerSteps'

/** The addresses of the steps, for a page of the registration. */
export function useRegisterHref(): RegisterHref {
  return registerHrefAt(useLocation().pathname)
}
