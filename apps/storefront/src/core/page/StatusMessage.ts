export { StatusMessage } from '@yaoji/ui/empty'
