import './later.css';

export default function Later() {
  return <p className="starter-webpack-later">Later part of webpack</p>;
}
