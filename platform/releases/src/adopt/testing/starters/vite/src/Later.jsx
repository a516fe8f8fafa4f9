import './later.css';

export default function Later() {
  return <p className="starter-vite-later">Later part of vite</p>;
}
