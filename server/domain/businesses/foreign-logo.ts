import { businessMessages } from '../../../contract/business-rules.ts';
import { DomainError } from '../domain-error.ts';

/** For a logo URL that is not the business's own: a new logo must be uploaded. */
export function foreignLogo(): DomainError {
  const message = businessMessages.notAPicture;
  return new DomainError('invalid_request', message, { fields: { logoUrl: message } });
}
