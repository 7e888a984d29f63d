import { authLoginInput } from '@yaoji/api-client/contract/input/user'
import { useForm } from '@yaoji/hooks'
import { useLogin, useSession } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { FormError } from '@yaoji/ui/form-error'
import { PageHeading } from '@yaoji/ui/page-heading'
import { TextField } from '@yaoji/ui/text-field'
import { Navigate } from 'react-router-dom'
import { paths } from './routes'

export function LoginPage() {
  const { user } = useSession()
  const { mutateAsync: login } = useLogin()
  const { formProps, field, failure, busy } = useForm(authLoginInput, {
    onSubmit: async input => void (await login(input)),
  })
  if (user) return <Navigate to={paths.list} />
  return (
    <form {...formProps} className="narrow">
      <PageHeading title="Log in" />
      <FormError failure={failure} />
      <TextField {...field('account')} label="Phone or user name" autoComplete="username" />
      <TextField {...field('password')} label="Password" type="password" autoComplete="current-password" />
      <Button type="submit" variant="primary" busy={busy}>
        Log in
      </Button>
    </form>
  )
}
