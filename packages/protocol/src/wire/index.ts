/** Steps on the wire, for those who need nothing else of the protocol. */
export { StepReader } from './reader';
export { type PackedOwn, type PackedStep, packOwn, packStep, unpackOwn, unpackStep } from './step';
export { WIRE_VERSION } from './version';
