// The vocabulary of our own in Akoma Ntoso.
/** The namespace of what Akoma Ntoso has no place for, in the documents that this program writes and reads again. */
export const ownNamespace = 'urn:x-legami:relazioni';
