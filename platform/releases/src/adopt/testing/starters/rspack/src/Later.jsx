import './later.css';

export default function Later() {
  return <p className="starter-rspack-later">Later part of rspack</p>;
}
