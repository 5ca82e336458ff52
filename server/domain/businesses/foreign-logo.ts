import { businessMessages } from '../../../contract/business-rules.ts';
import { DomainError } from '../domain-error.ts';

/** For the address of a logo that a business does not have: only a picture itself can be a new logo. */
export function foreignLogo(): DomainError {
  const message = businessMessages.notAPicture;
  return new DomainError('invalid_request', message, { fields: { logoUrl: message } });
}
